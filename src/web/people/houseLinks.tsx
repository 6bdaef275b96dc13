import { HOUSE_PAGES } from '../../people/housePage.ts';
import { useWords } from '../i18n/words.ts';
import { Link } from '../shell/router.tsx';

/** Where data are asked for, one tap leads to who asks and what is done with them. */
export function HouseLinks() {
  const words = useWords('people');
  return (
    <>
      {HOUSE_PAGES.map((page) => (
        <Link key={page} href={`/organiser/${page}`}>
          {words.pages[page]}
        </Link>
      ))}
    </>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { Follower, LaptopsView } from '../../../tournament/laptops/wire.ts';
import { call } from '../../api/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import type { DeskProps } from '../desk.tsx';

const OFTEN = 2000;

/** What to type on the second laptop, and whether one follows. */
export function FirstLaptop({ connection: { id, code } }: Pick<DeskProps, 'connection'>) {
  const words = useWords('laptops');
  const [laptops, setLaptops] = useState<LaptopsView>();
  useEffect(() => {
    const look = () =>
      void call('GET /tournaments/:id/laptops', { params: { id }, code }).then(
        (answer) => answer.ok && setLaptops(answer.value),
      );
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [id, code]);
  if (!laptops) return null;
  const { link, follower } = laptops;
  return (
    <section class="panel stack">
      <h3>{words.second}</h3>
      <p class="tour-quiet">{words.secondHint}</p>
      <p>
        <b class="tour-typed">{link}</b>
      </p>
      <p role="status">{follower ? stateOf(follower) : words.nobodyFollows}</p>
    </section>
  );

  function stateOf({ address, at, behind, isSilent }: Follower): string {
    if (isSilent) return words.stopped(formatDate(at, 'time'));
    return behind > 0 ? words.behind(behind) : words.follows(address);
  }
}

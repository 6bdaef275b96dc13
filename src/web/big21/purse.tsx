import { useWords } from '../i18n/words.ts';
import { account } from './account.ts';

/** On every screen with amounts: that they are play money, or no money at all. */
export function PurseNote({ purse = 'money' }: { purse?: 'money' | 'practice' }) {
  const words = useWords('big21');
  if (purse === 'practice') return <p class="big21-purse">{words.practiceSign}</p>;
  return account.value?.money === 'sandbox' ? <p class="big21-purse">{words.playMoney}</p> : null;
}

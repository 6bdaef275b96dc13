import { wordsNow } from '../i18n/words.ts';
import { toast } from './toast.tsx';

/** The way a phone shares things; without one, the text is copied and that is said. */
export async function share({ text, url }: { text: string; url: string }): Promise<void> {
  if (navigator.share) {
    await navigator.share({ text, url }).catch(() => {}); // changed one's mind
    return;
  }
  await navigator.clipboard?.writeText(`${text} ${url}`.trim()).catch(() => {});
  toast(wordsNow('shell').copied);
}

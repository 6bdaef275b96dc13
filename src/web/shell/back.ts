/** What lies open over the page, the last one on top. */
const open: (() => void)[] = [];

/** The entry of the browser's history that stands for «something is open». */
const OPEN = { open: true };
export const isOpenEntry = (): boolean => history.state?.open === true;

/** We have gone back ourselves, and the browser has not said so yet. */
let isGoing = false;

/**
 * The browser's back closes what is open instead of leaving the page: an entry of the history is laid below it. Closed
 * in another way, the entry goes too. Call the returned function when it has closed.
 */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  if (!isGoing && !isOpenEntry()) history.pushState(OPEN, '');
  return () => {
    open.splice(open.indexOf(close), 1);
    // One may have closed to let another open: only when none is left does the entry go.
    queueMicrotask(() => {
      if (open.length > 0 || isGoing || !isOpenEntry()) return;
      isGoing = true;
      history.back();
    });
  };
}

if (typeof addEventListener !== 'undefined')
  addEventListener('popstate', () => {
    const wasOurs = isGoing;
    isGoing = false;
    // Opened while the entry of the last one was still going: it stays open, with an entry of its own.
    if (wasOurs && open.length > 0 && !isOpenEntry()) history.pushState(OPEN, '');
    const top = open.at(-1);
    if (!top || isOpenEntry()) return;
    if (open.length > 1) history.pushState(OPEN, ''); // for those below
    top();
  });

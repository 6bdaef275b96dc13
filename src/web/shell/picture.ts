/** Milliseconds: a page that nobody sees paints nothing. */
const UNSEEN = 100;

/** Resolves once the next picture is painted: what somebody waits for is seen before other work begins. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });

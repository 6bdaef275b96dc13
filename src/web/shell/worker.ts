import { wordsNow } from '../i18n/words.ts';
import { toast } from '../parts/toast.tsx';

/** The service worker keeps the pages for the next visit without a network; a new version waits until it is wanted. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration || isFirstVisit) return;
  const offer = () => {
    const { waiting } = registration;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    const words = wordsNow('shell');
    toast(words.updateReady, 'news', { label: words.reload, run: () => waiting.postMessage({ type: 'SKIP_WAITING' }) });
  };
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

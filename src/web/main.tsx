import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import './style/form.css';
import './style/overlay.css';
import './style/shell.css';
import { render } from 'preact';
import { refreshSession } from './api/session.ts';
import { LOCALES, language } from './i18n/language.ts';
import { loadWords, tellLanguage } from './i18n/words.ts';
import { preloadScreen } from './screens.ts';
import { App } from './shell/app.tsx';
import { path } from './shell/router.tsx';
import { followSettings } from './shell/settings.ts';
import { startServiceWorker } from './shell/worker.ts';

document.documentElement.lang = LOCALES[language.value];
followSettings();
await Promise.all([loadWords(['shell']), preloadScreen(path.value)]);
tellLanguage();
render(<App />, document.getElementById('app')!);
refreshSession();
// After everything the first page needs; the page may be loaded already by now.
if (document.readyState === 'complete') startServiceWorker();
else addEventListener('load', () => startServiceWorker(), { once: true });

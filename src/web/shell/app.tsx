import { Component, type ComponentChildren } from 'preact';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { LiveRegion } from '../parts/live.tsx';
import { Toasts } from '../parts/toast.tsx';
import { isUppermost } from '../parts/uppermost.ts';
import { SCREENS } from '../screens.ts';
import { Frame } from './frame.tsx';
import { Page } from './page.tsx';
import { matchPath, path } from './router.tsx';

export function App() {
  return (
    <>
      <Guard key={path.value}>
        <CurrentScreen />
      </Guard>
      {isUppermost() && <Toasts />}
      <LiveRegion id="live" />
    </>
  );
}

function CurrentScreen() {
  for (const { path: pattern, screen: Screen, bare } of SCREENS) {
    const params = matchPath(pattern, path.value);
    if (params) {
      return (
        <Frame bare={bare}>
          <Screen key={path.value} params={params} />
        </Frame>
      );
    }
  }
  return (
    <Frame bare={false}>
      <NotFound />
    </Frame>
  );
}

function NotFound() {
  const words = useWords('shell');
  return (
    <Page title={words.notFoundTitle} narrow>
      <div class="stack">
        <p>{words.notFoundText}</p>
        <p>
          <Button href="/">{words.toStart}</Button>
        </p>
      </div>
    </Page>
  );
}

/** Our bug: say so and offer the one thing that helps. */
class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const words = useWords('shell');
  return (
    <Page title={words.brokenTitle} narrow>
      <div class="stack">
        <p>{words.brokenText}</p>
        <p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </p>
      </div>
    </Page>
  );
}

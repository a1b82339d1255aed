/** Creates the router of the counter from the list of screens. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { lazy } from 'react';
import { counterPath } from '#counter/parts/links.tsx';
import { Entrance } from './Entrance.tsx';
import { ForRoles } from './ForRoles.tsx';
import { NoSuchScreen, ScreenFailed, Start } from './states.tsx';
import { screens } from './screens.ts';
import { Waiting } from '#counter/parts/Waiting.tsx';

/** Tests pass a memory history; by default the router uses the browser's. */
export function createCounterRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: Entrance, notFoundComponent: NoSuchScreen });
  const routes = screens.map(({ path, roles, load }) => {
    const Screen = lazy(async () => ({ default: await load() }));
    return createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <ForRoles roles={roles}>
          <Screen />
        </ForRoles>
      ),
    });
  });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: Start });
  return createRouter({
    routeTree: root.addChildren([start, ...routes]),
    ...(history && { history }),
    basepath: counterPath,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPendingComponent: () => <Waiting />,
    defaultPendingMs: 200,
    defaultErrorComponent: ScreenFailed,
  });
}

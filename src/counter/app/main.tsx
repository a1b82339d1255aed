import '#styles/layers.css';
import '#styles/tokens.css';
import '#styles/reset.css';
import '#styles/base.css';
import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followAttendance } from '#counter/api/attendance.ts';
import { closeByBack } from '#parts/back/close-by-back.ts';
import { surviveTranslation } from '#ui/survive-translation.ts';
import { wearTheme } from '#counter/parts/theme.ts';
import { CounterApp } from './CounterApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('counter.html has no #root');
wearTheme();
followAttendance();
// A page restored from the back/forward cache may belong to a member who has signed out, so it
// reloads.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
surviveTranslation();
const history = createBrowserHistory();
closeByBack();
createRoot(root).render(
  <StrictMode>
    <CounterApp history={history} />
  </StrictMode>,
);

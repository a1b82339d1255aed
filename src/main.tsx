import '#styles/layers.css';
import '#styles/tokens.css';
import '#styles/reset.css';
import '#styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiFailure } from '#api/failure.ts';
import { App } from '#app/App.tsx';
import { startTheShop } from '#app/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const shop = startTheShop();
createRoot(root, {
  // A call that failed has a face on the screen; only what nobody expected belongs in the console.
  onCaughtError: (error) => {
    if (!(error instanceof ApiFailure)) reportError(error);
  },
}).render(
  <StrictMode>
    <App queryClient={shop.queryClient} router={shop.router} />
  </StrictMode>,
);

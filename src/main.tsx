import '#styles/layers.css';
import '#styles/tokens.css';
import '#styles/reset.css';
import '#styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { tellCaught } from '#app/caught.ts';
import { startTheShop } from '#app/start.ts';

void openTheShop();

async function openTheShop(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const shop = await startTheShop();
  createRoot(root, { onCaughtError: tellCaught }).render(
    <StrictMode>
      <App queryClient={shop.queryClient} router={shop.router} />
    </StrictMode>,
  );
}

import '#styles/layers.css';
import '#styles/tokens.css';
import '#styles/reset.css';
import '#styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { reportCaught } from '#app/report-caught.ts';
import { recordEarlyInput } from '#app/early-input.ts';
import { listenSparingly } from '#app/listen-sparingly.ts';
import { startTheShop } from '#app/start.ts';
import { recordChunkErrors } from '#parts/lazy/chunk-errors.ts';
import { surviveTranslation } from '#ui/survive-translation.ts';
import { keepInstallPrompt } from '#state/install-prompt.ts';

surviveTranslation();
recordChunkErrors();
recordEarlyInput();
keepInstallPrompt();
// A task of its own, so that the browser can handle input between evaluating the code and starting
// the app.
setTimeout(() => void openTheShop());

async function openTheShop(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  listenSparingly(root, document.body);
  const { serverLanguage, ...started } = await startTheShop();
  const page = (
    <StrictMode>
      <App {...started} serverLanguage={serverLanguage ?? undefined} />
    </StrictMode>
  );
  const options = { onCaughtError: reportCaught };
  if (serverLanguage) {
    // In small steps, because the page is already visible and input has precedence.
    startTransition(() => void hydrateRoot(root, page, options));
  } else createRoot(root, options).render(page);
}

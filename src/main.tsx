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
// A task of its own: reading all the code is one already, and a finger is heard between the two.
setTimeout(() => void openTheShop());

async function openTheShop(): Promise<void> {
  const root = document.getElementById('root');
  // No page of ours.
  if (!root) return;
  listenSparingly(root, document.body);
  const { serverLanguage, ...shop } = await startTheShop();
  const page = (
    <StrictMode>
      <App {...shop} serverLanguage={serverLanguage ?? undefined} />
    </StrictMode>
  );
  const options = { onCaughtError: reportCaught };
  if (serverLanguage) {
    // In small steps: the page stands already, and a finger on it comes first.
    startTransition(() => void hydrateRoot(root, page, options));
  } else createRoot(root, options).render(page);
}

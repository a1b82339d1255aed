import type { ComponentType } from 'react';
import type { PageName } from '#domain/text-pages.ts';
import { aboutPage } from '#text/pages/about.ts';
import { careersPage } from '#text/pages/careers.ts';
import { howToOrderPage } from '#text/pages/how-to-order.ts';
import { privacyPage } from '#text/pages/privacy.ts';
import { returnsPage } from '#text/pages/returns.ts';
import { termsPage } from '#text/pages/terms.ts';
import { PageTextScreen } from './PageTextScreen.tsx';

/** The screen of each text page (counter-380). */
export const pageTextScreens: Record<PageName, ComponentType> = {
  about: () => <PageTextScreen page={aboutPage} />,
  careers: () => <PageTextScreen page={careersPage} />,
  'how-to-order': () => <PageTextScreen page={howToOrderPage} />,
  privacy: () => <PageTextScreen page={privacyPage} />,
  returns: () => <PageTextScreen page={returnsPage} />,
  terms: () => <PageTextScreen page={termsPage} />,
};

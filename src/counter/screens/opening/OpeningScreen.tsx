import { readiness } from '#contract/counter/shop.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { useText } from '#state/language.ts';
import { openingText } from '#text/counter/opening.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { BackupPanel } from './BackupPanel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Steps } from './Steps.tsx';

export type Readiness = ResponseOutput<typeof readiness>;

/** Leads the owner to the opening, and closes and opens the shop later (counter-320). */
export function OpeningScreen() {
  const t = useText(openingText);
  const titles = useText(screenTitles);
  const response = useEndpoint(readiness, {});
  const intros = { soon: t.introSoon, open: t.introOpen, closed: t.introClosed };
  const state = response.data?.opening.value.state;
  return (
    <>
      <PageHead title={titles.opening}>{state && intros[state]}</PageHead>
      <QueryState query={response}>
        {(current) => {
          const isFirst = current.opening.value.state === 'soon';
          return (
            <>
              {!isFirst && <StatePanel readiness={current} />}
              {!isFirst && <BackupPanel readiness={current} />}
              <Steps readiness={current} />
              {isFirst && <BackupPanel readiness={current} />}
              {isFirst && <StatePanel readiness={current} />}
            </>
          );
        }}
      </QueryState>
    </>
  );
}

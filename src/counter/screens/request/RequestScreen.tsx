import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { matches as matchesCall, one } from '#contract/counter/requests.ts';
import { useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { QuotedView, type Done } from './QuotedView.tsx';
import { RequestView } from './RequestView.tsx';

/** One request: its photos, its medicines beside the catalogue, and the quote (counter-80 to counter-95). */
export function RequestScreen() {
  const id = useAddressPart('id');
  // The key resets the state when the address changes to another request.
  return <OneRequest key={id} id={id} />;
}

function OneRequest({ id }: { id: string }) {
  const t = useText(counterRequestText);
  const request = useEndpoint(one, { id });
  const matches = useEndpoint(matchesCall, { id }, { isOff: !request.data });
  const [done, setDone] = useState<Done | null>(null);
  const back = { to: '/queue', words: t.back };

  if (done) return <QuotedView id={id} done={done} onBack={() => setDone(null)} />;
  return (
    <>
      {!request.data && <PageHead title={t.untitled} back={back} />}
      <QueryState query={request}>
        {(content) => (
          <RequestView
            request={content}
            // If the matches fail to load, the pharmacist can still search.
            matches={matches.data ?? []}
            isMatching={matches.isLoading}
            onDone={setDone}
          />
        )}
      </QueryState>
    </>
  );
}

import { Details } from '#ui/Details.tsx';

/** What people ask, each answer behind its question. */
export function Questions({ questions }: { questions: readonly [asked: string, said: string][] }) {
  return (
    <div>
      {questions.map(([asked, said]) => (
        <Details key={asked} summary={asked}>
          <p>{said}</p>
        </Details>
      ))}
    </div>
  );
}

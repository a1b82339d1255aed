import { Details } from '#ui/Details.tsx';

/** What people ask, each answer behind its question. */
export function Questions({
  questions,
}: {
  questions: readonly [question: string, answer: string][];
}) {
  return (
    <div>
      {questions.map(([question, answer]) => (
        <Details key={question} summary={question}>
          <p>{answer}</p>
        </Details>
      ))}
    </div>
  );
}

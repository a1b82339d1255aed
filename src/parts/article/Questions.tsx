import { Details } from '#ui/Details.tsx';

/** Frequently asked questions, each with a collapsed answer. */
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

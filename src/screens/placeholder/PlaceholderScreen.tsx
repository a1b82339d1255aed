/** The honest face of a screen that is not built yet. */
export function PlaceholderScreen({ title }: { title: string }) {
  return <h1>{title}</h1>;
}

/**
 * Files that are being added to drafts. They continue after the form that took them was left, so the
 * number of pending files and the refused ones are kept outside of the form.
 */
import type { DraftFiles, FileComplaint, Taken } from './picked-files.ts';

/** What was picked: the files that may join, and why others may not. */
export interface SortedFiles<File> {
  accepted: readonly File[];
  complaints: readonly FileComplaint[];
}

/** A form on the screen, with the files of the draft that it shows. */
export interface FilesScreen {
  draftId: () => string;
  show: (change: Partial<DraftFiles>) => void;
}

type Joining = Pick<DraftFiles, 'adding' | 'complaints'>;

const joining = new Map<string, Joining>();
const turns = new Map<string, Promise<unknown>>();
const screens = new Set<FilesScreen>();

/** Tells that screen how files join its draft; returns the way to stop. */
function follow(screen: FilesScreen): () => void {
  screens.add(screen);
  return () => screens.delete(screen);
}

/** What is still to join the draft of that id, and what could not while nobody looked. */
function of(id: string): Joining {
  const found = joining.get(id) ?? { adding: 0, complaints: [] };
  if (found.adding === 0) joining.delete(id);
  return found;
}

/** Resolves once nothing is on its way into that draft. */
async function done(id: string): Promise<void> {
  await turns.get(id);
}

/**
 * Lets picked files join a draft one after the other and shows each step; `prepare`
 * stores the draft, `take` puts one of them there.
 */
async function join<File extends { name: string }>(
  id: string,
  { accepted, complaints }: SortedFiles<File>,
  prepare: () => Promise<void>,
  take: (file: File) => Promise<Taken>,
): Promise<void> {
  tell(id, { adding: of(id).adding + accepted.length, complaints });
  if (accepted.length === 0) return;
  const inTurn = async () => {
    await prepare();
    for (const file of accepted) {
      const taken = await take(file).catch(() => ({ problem: 'not-saved' }) as const);
      const { adding, complaints: before } = of(id);
      tell(
        id,
        taken.problem === null
          ? { adding: adding - 1, complaints: before, photos: taken.photos }
          : {
              adding: adding - 1,
              complaints: [...before, { name: file.name, problem: taken.problem }],
            },
      );
    }
  };
  const turn = Promise.all([turns.get(id), inTurn()]);
  turns.set(id, turn);
  await turn;
  if (turns.get(id) === turn) turns.delete(id);
}

function tell(id: string, change: Joining & Partial<DraftFiles>): void {
  const { adding, complaints } = change;
  const shown = [...screens].filter((screen) => screen.draftId() === id);
  const isNews = shown.length === 0 && complaints.length > 0;
  if (adding > 0 || isNews) joining.set(id, { adding, complaints });
  else joining.delete(id);
  for (const screen of shown) screen.show(change);
}

export const joiningFiles = { follow, of, done, join };

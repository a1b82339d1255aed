/**
 * Files that are being added to drafts. Adding continues after the form is unmounted, so the number
 * of pending files and the problems of refused ones are stored outside of the form.
 */
import type { DraftFiles, FileComplaint, Taken } from './picked-files.ts';

/** The picked files: those that can be added, and the problems of the others. */
export interface SortedFiles<File> {
  accepted: readonly File[];
  complaints: readonly FileComplaint[];
}

/** A mounted form, with the draft that it shows. */
export interface FilesScreen {
  draftId: () => string;
  show: (change: Partial<DraftFiles>) => void;
}

type Joining = Pick<DraftFiles, 'adding' | 'complaints'>;

const joining = new Map<string, Joining>();
const turns = new Map<string, Promise<unknown>>();
const screens = new Set<FilesScreen>();

/** Notifies the form about the files of its draft. Returns the function that unsubscribes. */
function follow(screen: FilesScreen): () => void {
  screens.add(screen);
  return () => screens.delete(screen);
}

/**
 * The number of files that are being added to this draft, and the problems that no form has shown
 * yet.
 */
function of(id: string): Joining {
  const state = joining.get(id) ?? { adding: 0, complaints: [] };
  if (state.adding === 0) joining.delete(id);
  return state;
}

/** Resolves when all files have been added to this draft. */
async function done(id: string): Promise<void> {
  await turns.get(id);
}

/**
 * Adds files to a draft one after the other and reports each step to the forms. `prepare` stores
 * the draft; `take` adds one file.
 */
async function join<File extends { name: string }>(
  id: string,
  { accepted, complaints }: SortedFiles<File>,
  prepare: () => Promise<void>,
  take: (file: File) => Promise<Taken>,
): Promise<void> {
  publish(id, { adding: of(id).adding + accepted.length, complaints });
  if (accepted.length === 0) return;
  const inTurn = async () => {
    await prepare();
    for (const file of accepted) {
      const taken = await take(file).catch(() => ({ problem: 'not-saved' }) as const);
      const { adding, complaints: before } = of(id);
      publish(
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

function publish(id: string, change: Joining & Partial<DraftFiles>): void {
  const { adding, complaints } = change;
  const shown = [...screens].filter((screen) => screen.draftId() === id);
  const isNews = shown.length === 0 && complaints.length > 0;
  if (adding > 0 || isNews) joining.set(id, { adding, complaints });
  else joining.delete(id);
  for (const screen of shown) screen.show(change);
}

export const joiningFiles = { follow, of, done, join };

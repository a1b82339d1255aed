import { hashOf } from '#demo/pictures/chance.ts';
import * as atWork from './at-work.ts';
import * as indoors from './indoors.ts';
import * as onTheWay from './on-the-way.ts';
import * as outdoors from './outdoors.ts';
import type { Scene } from './stage.ts';

const scenes: Readonly<Record<string, Scene>> = {
  counter: indoors.counterScene,
  storefront: outdoors.storefrontDay,
  'delivery-bicycle': onTheWay.bicycleScene,
  shelves: indoors.shelvesScene,
  'cold-storage': atWork.coldStorage,
  bench: atWork.bench,
  'storefront-evening': outdoors.storefrontEvening,
  'blood-pressure': indoors.pressureCheck,
  packing: atWork.packing,
  'delivery-scooter': onTheWay.scooterScene,
  'baby-corner': indoors.babyCorner,
  prescription: atWork.prescriptionCheck,
  'health-camp': outdoors.campScene,
  warehouse: atWork.warehouse,
  waiting: indoors.waiting,
  'river-branch': outdoors.riverBranch,
  'call-desk': atWork.callDesk,
  herbs: indoors.herbCorner,
  van: onTheWay.vanScene,
  'door-delivery': onTheWay.doorDelivery,
  night: outdoors.nightDesk,
};

/** The scenes of the gallery, by the word in the file name. */
export const sceneNames: readonly string[] = Object.keys(scenes);

/**
 * The scene with that name. A number is an index, and any other word always gives the same scene.
 */
export function sceneOf(word: string): Scene {
  const named = scenes[word];
  if (named) return named;
  const number = /\d+/.exec(word)?.[0];
  const at = number === undefined ? hashOf('gallery', word) : Number(number) - 1;
  const name = sceneNames[((at % sceneNames.length) + sceneNames.length) % sceneNames.length] ?? '';
  return scenes[name] ?? indoors.counterScene;
}

import { hashOf } from './chance.ts';

/** The colours of one company. `main` and `deep` carry white text, `soft` carries `deep` (AA). */
export interface Palette {
  main: string;
  deep: string;
  bright: string;
  /** A second accent, for the shapes of single products. */
  other: string;
  soft: string;
}

function palette(main: string, deep: string, bright: string, other: string, soft: string): Palette {
  return { main, deep, bright, other, soft };
}

/** Selected by eye. None of them is the red of a protected emblem. */
export const palettes: readonly [Palette, ...Palette[]] = [
  palette('#1f7a4d', '#0d4229', '#f2a93b', '#7cc08f', '#e2f1e6'),
  palette('#1763a6', '#0a3862', '#39b8cb', '#f4b740', '#dfeefa'),
  palette('#71408f', '#41215a', '#ea8fc0', '#6fb7c9', '#f1e6f6'),
  palette('#a8492e', '#66271a', '#f2ab4a', '#5f9c94', '#fae8df'),
  palette('#0d7a80', '#07474c', '#f5855b', '#a5d46a', '#daf0ef'),
  palette('#3d4ca5', '#232d69', '#f5ba45', '#6fb8e0', '#e5e8f7'),
  palette('#b03561', '#6c1c3b', '#f6a79f', '#8d7cc9', '#fbe5ec'),
  palette('#587422', '#344711', '#e9b936', '#6fae8a', '#eef3dd'),
  palette('#3f5a73', '#223547', '#ea8546', '#7fb9c4', '#e4ebf0'),
  palette('#2056b3', '#12326c', '#ff9350', '#5fc3a8', '#e1eaf9'),
  palette('#10727f', '#0c3a56', '#93cc55', '#f0b44c', '#ddf0f1'),
  palette('#7a5336', '#4a2f1d', '#dca748', '#7ea66c', '#f5ebe0'),
  palette('#93344f', '#5b1b2f', '#6d8fa8', '#efb56a', '#f6e5ea'),
  palette('#21719f', '#123f5e', '#a8cc42', '#ef8f6d', '#e0eff7'),
  palette('#5a4bb0', '#352a75', '#35c3a8', '#f4b65c', '#e9e6f8'),
  palette('#1a6459', '#0b3b35', '#ff8569', '#d9c25b', '#deefec'),
  palette('#98367c', '#5d1c4b', '#5697da', '#f3ac62', '#f7e4f1'),
  palette('#935a0c', '#5c3605', '#2f8f87', '#e0705a', '#f9eddb'),
  palette('#35678a', '#1a3c54', '#f7cb45', '#86bfa0', '#e3edf4'),
  palette('#4a6b3c', '#2b4122', '#ef8d7a', '#d9b64a', '#e8f0e3'),
  palette('#2a6b7c', '#153f4b', '#f0b24a', '#e58a73', '#e1eef1'),
  palette('#0f6b43', '#08432a', '#f2a516', '#5fb3b3', '#e0f1e8'),
  palette('#8a4632', '#562619', '#56a0b5', '#e9b35b', '#f7e7e1'),
  palette('#2d5fa0', '#1a3965', '#e66f92', '#70c0ae', '#e3ebf7'),
];

/** The palette of a company. It depends only on the name, so it never changes. */
export function paletteOf(company: string): Palette {
  const key = company.trim().toLowerCase().replace(/\s+/g, ' ');
  return palettes[hashOf('palette', key) % palettes.length] ?? palettes[0];
}

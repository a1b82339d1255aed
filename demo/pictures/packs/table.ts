import type { Work } from '#demo/pictures/look.ts';
import type { PackForm } from '#demo/pictures/pack-form.ts';
import { dropper, feedingBottle, lotion, pump, spray, syrup } from './bottles.ts';
import { carton, plainPack, stripAlone } from './cartons.ts';
import { bpMonitor, glucometer, nebulizer, oximeter, thermometer } from './devices.ts';
import { ampoule, saline, syringe, vial } from './glass.ts';
import { brace, patch, razor, soap, suppository } from './goods.ts';
import { balm, honey, jar, powder, tin } from './jars.ts';
import { bandage, condom, cotton, glovesBox, maskBox } from './first-aid.ts';
import { diaper, pads, pouch, sachet, wipes } from './soft.ts';
import { testKit } from './test-kit.ts';
import { inhaler, pen, stripBox, toothbrush, toothpaste, tube } from './tubes.ts';

/** The drawing of each kind of pack on its 400 × 400 sheet. */
export const packs: Readonly<Record<PackForm, (work: Work) => string>> = {
  carton,
  strip: stripAlone,
  syrup,
  tube,
  dropper,
  vial,
  ampoule,
  saline,
  sachet,
  inhaler,
  spray,
  pen,
  suppository,
  patch,
  jar,
  balm,
  tin,
  honey,
  diaper,
  pads,
  soap,
  lotion,
  pump,
  toothpaste,
  toothbrush,
  condom,
  'test-kit': testKit,
  'strip-box': stripBox,
  'bp-monitor': bpMonitor,
  thermometer,
  oximeter,
  glucometer,
  nebulizer,
  brace,
  'mask-box': maskBox,
  'gloves-box': glovesBox,
  bandage,
  syringe,
  cotton,
  'feeding-bottle': feedingBottle,
  razor,
  powder,
  wipes,
  pouch,
  pack: plainPack,
};

/**
 * The public entry of the demo. The server imports the content and the drawn pictures only from
 * here.
 */
export { allSubjects, pictureSizes, pictureTypes } from './pictures/facts.ts';
export {
  openPictureFiles,
  type FoundPicture,
  type PictureFiles,
} from './pictures/picture-files.ts';
export { drawSocialPicture } from './pictures/social-picture.ts';
export { demoOwnerSecret, demoStaffPassword, ensureDemoStaff } from './demo-staff.ts';
export { removeDemonstration } from './remove-demonstration.ts';
export { isUnseeded, seed, seedShop, theUpdate } from './seed.ts';

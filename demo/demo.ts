/** The one door to the demo: the server imports its content and its drawn pictures from here. */
export { allSubjects, pictureSizes, pictureTypes } from './pictures/facts.ts';
export {
  openPictureFiles,
  type FoundPicture,
  type PictureFiles,
} from './pictures/picture-files.ts';
export { demoOwnerSecret, demoStaffPassword, ensureDemoStaff } from './demo-staff.ts';
export { removeDemonstration } from './remove-demonstration.ts';
export { seed } from './seed.ts';

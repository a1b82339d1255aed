/** Files that a phone's share sheet did not share (offline-97). */
import { sentences } from './sentences.ts';

export const sharedAloneText = sentences({
  inDownloads: [
    (files: number) =>
      files === 1
        ? 'This phone shared the text alone. The file is in its downloads: attach it from there.'
        : 'This phone shared the text alone. The files are in its downloads: attach them from there.',
    (files: number) =>
      files === 1
        ? 'এই ফোন শুধু লেখাটি শেয়ার করেছে। ফাইলটি ফোনের ডাউনলোডে আছে, সেখান থেকে যোগ করুন।'
        : 'এই ফোন শুধু লেখাটি শেয়ার করেছে। ফাইলগুলো ফোনের ডাউনলোডে আছে, সেখান থেকে যোগ করুন।',
  ],
});

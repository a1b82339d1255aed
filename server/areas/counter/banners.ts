/**
 * Banners of the home page, for the owner (counter-209, counter-210, counter-220 to counter-222).
 */
import * as contract from '#contract/counter/banners.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { addBanner, setBannerPicture } from '#server/services/promotions/banner-pictures.ts';
import { listBanners } from '#server/services/promotions/banner-slides.ts';
import { changeBanner, endBanner, removeBanner } from '#server/services/promotions/banners.ts';

export function implementCounterBanners(context: AppContext): void {
  const { db, catalogue } = context;

  implementCounter(context, contract.banners, () => listBanners(db));

  implementCounterUpload(context, contract.addBanner, async ({ input, file, member, now }) => {
    const { Img: _file, rank, ...rest } = input;
    const banner = { ...rest, rank: rank === '' ? null : Number(rank), content: file.content };
    const id = await addBanner(context, banner, { actor: member.name, now });
    catalogue.forget();
    return { id };
  });

  implementCounter(context, contract.changeBanner, async ({ input, member, now }) => {
    await changeBanner(db, { actor: member.name, now }, input);
    catalogue.forget();
    return null;
  });

  implementCounterUpload(context, contract.setBannerPicture, async ({ input, file, ...call }) => {
    const by = { actor: call.member.name, now: call.now };
    const { id, width } = input;
    await setBannerPicture(context, { id: Number(id), width, content: file.content }, by);
    catalogue.forget();
    return null;
  });

  implementCounter(context, contract.endBanner, async ({ input, member, now }) => {
    await endBanner(db, { actor: member.name, now }, input);
    catalogue.forget();
    return null;
  });

  implementCounter(context, contract.removeBanner, async ({ input, member, now }) => {
    await removeBanner(db, { actor: member.name, now }, input.id);
    catalogue.forget();
    return null;
  });
}

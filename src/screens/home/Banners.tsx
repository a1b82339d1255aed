import type { Banner } from '#domain/home.ts';
import { slidesOf } from '#domain/slides.ts';
import { BannerSlide } from '#parts/slider/BannerSlide.tsx';
import { Slider } from '#parts/slider/Slider.tsx';
import { useSliderLabels } from './slider-labels.ts';

export interface BannersProps {
  label: string;
  banners: readonly Banner[];
  shape: 'main' | 'resort';
  /** Whether it is the first element in view. Its picture is then loaded eagerly. */
  isFirst?: boolean;
}

/** The shop's own banners, as wide as the page. Renders nothing if there are none. */
export function Banners({ label, banners, shape, isFirst = false }: BannersProps) {
  const labels = useSliderLabels();
  const slides = slidesOf(banners);
  if (slides.length === 0) return null;
  return (
    <Slider
      label={label}
      labels={labels}
      slides={slides.map((slide, position) => ({
        id: slide.id,
        content: <BannerSlide slide={slide} shape={shape} isFirst={isFirst && position === 0} />,
      }))}
    />
  );
}

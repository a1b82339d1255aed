import type { CSSProperties } from 'react';
import type { CategoryBannerSet } from '#domain/home.ts';
import { slidesOf } from '#domain/slides.ts';
import { BannerSlide } from '#parts/slider/BannerSlide.tsx';
import { Slider } from '#parts/slider/Slider.tsx';
import { useSliderLabels } from './slider-labels.ts';

/**
 * A category's banners in the layout that the shop has chosen. Small screens use the slider
 * instead.
 */
export function BannerSet({ set, label }: { set: CategoryBannerSet; label: string }) {
  const labels = useSliderLabels();
  const slides = slidesOf(set.banners);
  if (slides.length === 0) return null;
  const gap: CSSProperties & Record<'--set-gap', string> = { '--set-gap': `${set.gap}px` };
  return (
    <div style={gap}>
      <Slider
        label={label}
        labels={labels}
        wide={set.layout === 'slider' ? undefined : set.layout}
        slides={slides.map((slide) => ({
          id: slide.id,
          content: <BannerSlide slide={slide} shape={set.layout} />,
        }))}
      />
    </div>
  );
}

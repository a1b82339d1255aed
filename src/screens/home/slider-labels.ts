import { useText } from '#state/language.ts';
import { homeText } from '#text/home.ts';

/** The accessible names of a slider's controls, in the reader's language. */
export function useSliderLabels() {
  const t = useText(homeText);
  return {
    slide: t.slide,
    count: t.slideCount,
    previous: t.previousSlide,
    next: t.nextSlide,
    pause: t.pauseSlides,
    play: t.playSlides,
  };
}

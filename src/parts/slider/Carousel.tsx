import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, type RefObject } from 'react';

export interface SliderControls {
  previous: () => void;
  next: () => void;
}

export interface CarouselProps {
  track: RefObject<HTMLElement | null>;
  isPaused: boolean;
  /** Whether all slides are shown from 992 px on, so that the carousel is inactive there. */
  isWideStill: boolean;
  onReady: (controls: SliderControls | null) => void;
  onSlide: (position: number) => void;
}

/** The delay before the next slide, in milliseconds (catalogue-11). */
const slideIntervalMs = 3_000;
/** Embla's `duration` option, in its own unit. This value settles in about 500 ms. */
const stepDuration = 20;

/** Moves a slider's slides. Loaded after the slider is rendered; renders nothing itself. */
export function Carousel({ track, isPaused, isWideStill, onReady, onSlide }: CarouselProps) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    duration: stepDuration,
    breakpoints: isWideStill ? { '(min-width: 992px)': { active: false } } : {},
  });
  const isHeld = useRef(false);

  // Embla moves elements that React has rendered.
  useEffect(() => {
    attach(track.current);
    return () => attach(null);
  }, [attach, track]);

  useEffect(() => {
    if (!embla) return undefined;
    const reportControls = (): void => {
      const isActive = embla.internalEngine().options.active;
      onReady(
        isActive ? { previous: () => embla.scrollPrev(), next: () => embla.scrollNext() } : null,
      );
    };
    const reportSlide = (): void => onSlide(embla.selectedScrollSnap());
    reportControls();
    embla.on('select', reportSlide).on('reInit', reportControls).on('reInit', reportSlide);
    return () => {
      embla.off('select', reportSlide).off('reInit', reportControls).off('reInit', reportSlide);
      onReady(null);
    };
  }, [embla, onReady, onSlide]);

  // Advances the slides on a timer, but not while touched, hovered or focused, or in a hidden tab.
  useEffect(() => {
    const element = track.current;
    if (!embla || !element || isPaused) return undefined;
    const hold = (): void => {
      isHeld.current = true;
    };
    const release = (): void => {
      isHeld.current = false;
    };
    const holding = ['pointerenter', 'pointerdown', 'focusin'] as const;
    const releasing = ['pointerleave', 'pointerup', 'pointercancel', 'focusout'] as const;
    for (const event of holding) element.addEventListener(event, hold);
    for (const event of releasing) element.addEventListener(event, release);
    const timer = setInterval(() => {
      if (!isHeld.current && !document.hidden) embla.scrollNext();
    }, slideIntervalMs);
    return () => {
      clearInterval(timer);
      for (const event of holding) element.removeEventListener(event, hold);
      for (const event of releasing) element.removeEventListener(event, release);
    };
  }, [embla, isPaused, track]);

  return null;
}

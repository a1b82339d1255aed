import {
  useRef,
  useState,
  type ReactNode,
  useEffect,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { isSavingData } from '#state/connection.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import type { SliderControls } from './Carousel.tsx';
import styles from './Slider.module.css';

const Carousel = lazyPart(async () => (await import('./Carousel.tsx')).Carousel, { Failed: null });

export interface SliderProps {
  /** The accessible name of the slides. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  labels: {
    slide: (position: number, count: number) => string;
    count: (position: number, count: number) => string;
    previous: string;
    next: string;
    pause: string;
    play: string;
  };
  /**
   * From this width on, all slides are shown in this layout without moving, side by side or
   * stacked.
   */
  wide?: 'vertical' | 'inline' | undefined;
  className?: string | undefined;
}

/**
 * Shows one slide at a time: a transition takes 500 ms, the next slide follows after 3 s, and there
 * is a pause control (catalogue-11, catalogue-12). It is a strip to swipe until it is visible and
 * its carousel has loaded, and always under reduced motion or Save-Data.
 */
export function Slider({ label, slides, labels, wide, className }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [controls, setControls] = useState<SliderControls | null>(null);
  const count = slides.length;
  const isInSight = useInSight(track);
  const [isBuilt, setBuilt] = useState(false);
  // The carousel measures the page, so it is created only when the slider becomes visible. It then
  // stays.
  const mayMove = useMayMove() && count > 1;
  if (mayMove && isInSight && !isBuilt) setBuilt(true);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classes(styles['slider'], wide && styles[wide], className)}
      data-moving={controls ? '' : undefined}
    >
      <div ref={track} className={styles['track']}>
        <div className={styles['slides']}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(index + 1, count)}
              className={styles['slide']}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {mayMove && isBuilt && (
        <Carousel
          track={track}
          isPaused={isPaused || !isInSight}
          isWideStill={wide !== undefined}
          onReady={setControls}
          onSlide={setPosition}
        />
      )}
      {controls && (
        <div className={styles['controls']}>
          <IconButton icon="left" label={labels.previous} size={20} onClick={controls.previous} />
          <span className={styles['count']} aria-hidden="true">
            {labels.count(position + 1, count)}
          </span>
          <IconButton icon="right" label={labels.next} size={20} onClick={controls.next} />
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? labels.play : labels.pause}
            size={20}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      )}
    </section>
  );
}

/** Whether an element is in the viewport. False until the observer has reported. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      setInSight(entries.some((entry) => entry.isIntersecting));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isInSight;
}

const question = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const motion = window.matchMedia(question);
  motion.addEventListener('change', listener);
  return () => motion.removeEventListener('change', listener);
}

function mayMoveNow(): boolean {
  return !window.matchMedia(question).matches && !isSavingData();
}

/**
 * Whether automatic motion is allowed: not under reduced motion, not under Save-Data, not on the
 * server.
 */
function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMoveNow, () => false);
}

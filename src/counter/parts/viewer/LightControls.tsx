import { useId } from 'react';
import { useText } from '#state/language.ts';
import { viewerText } from '#text/counter/viewer.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PhotoViewer.module.css';

/** Percent of the original photo. 100 leaves it unchanged. */
export interface Light {
  brightness: number;
  contrast: number;
}

export const asSent: Light = { brightness: 100, contrast: 100 };

interface LightControlsProps {
  light: Light;
  onChange: (light: Light) => void;
}

/** Sliders for the brightness and contrast of the display. The file is not changed. */
export function LightControls({ light, onChange }: LightControlsProps) {
  const t = useText(viewerText);
  return (
    <div className={styles['light']}>
      <p className={styles['hint']}>{t.lightHint}</p>
      <Slider
        words={t.brightness}
        value={light.brightness}
        onChange={(brightness) => onChange({ ...light, brightness })}
      />
      <Slider
        words={t.contrast}
        value={light.contrast}
        onChange={(contrast) => onChange({ ...light, contrast })}
      />
      <Button variant="quiet" onClick={() => onChange(asSent)}>
        {t.asSent}
      </Button>
    </div>
  );
}

interface SliderProps {
  words: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ words, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles['slider']}>
      <span>{words}</span>
      <input
        id={id}
        type="range"
        min={50}
        max={250}
        step={10}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { iconNames } from './icon-names.ts';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';
import styles from './ComponentsScreen.module.css';

export function Shapes() {
  const t = useSamples();
  return (
    <>
      <Specimen name="ProgressBar">
        <State name={t.state.ready}>
          <ProgressBar label={t.sending} value={0.6} />
        </State>
        <State name={t.state.waiting}>
          <ProgressBar label={t.sending} />
        </State>
        <State name={t.state.long}>
          <ProgressBar label={t.long} value={0.2} />
        </State>
      </Specimen>
      <Specimen name="Spinner">
        <State name={t.state.waiting}>
          <p className={styles['row']}>
            <Spinner />
            {t.sending}
          </p>
        </State>
      </Specimen>
      <Specimen name="Skeleton">
        {(['line', 'button', 'picture'] as const).map((shape) => (
          <State key={shape} name={shape}>
            <Skeleton shape={shape} className={styles['block']} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Icon">
        <ul className={styles['icons']} lang="en">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

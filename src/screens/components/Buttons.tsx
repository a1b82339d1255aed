import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { buttonLook, type ButtonVariant } from '#ui/button-look.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MenuButton } from '#ui/MenuButton.tsx';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';
import styles from './ComponentsScreen.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Buttons() {
  const t = useSamples();
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <State key={variant} name={`${variant}: ${t.state.ready}, ${t.state.disabled}`}>
            <div className={styles['row']}>
              <Button variant={variant}>{t.save}</Button>
              <Button variant={variant} disabled>
                {t.save}
              </Button>
            </div>
          </State>
        ))}
        {variants.map((variant) => (
          <State key={variant} name={`${variant}: ${t.state.waiting}`}>
            <Button variant={variant} busy>
              {t.save}
            </Button>
          </State>
        ))}
        <State name={t.state.wide}>
          <Button wide>
            <Icon name="check" />
            {t.save}
          </Button>
        </State>
        <State name={t.state.long}>
          <Button wide>{t.long}</Button>
        </State>
        <State name="buttonLook">
          <Link to="/development/components" className={buttonLook('secondary')}>
            {t.openIt}
          </Link>
        </State>
      </Specimen>
      <Specimen name="IconButton">
        <State name={t.state.ready}>
          <div className={styles['row']}>
            <IconButton icon="close" label={t.close} />
            <IconButton icon="trash" label={t.remove} framed />
          </div>
        </State>
        <State name={t.state.disabled}>
          <div className={styles['row']}>
            <IconButton icon="close" label={t.close} disabled />
            <IconButton icon="trash" label={t.remove} framed disabled />
          </div>
        </State>
      </Specimen>
      <Specimen name="FileButton">
        <State name={t.state.ready}>
          <FileButton icon="upload" accept="image/*" onFiles={() => {}}>
            {t.choose}
          </FileButton>
        </State>
        <State name={t.state.disabled}>
          <FileButton
            icon="upload"
            accept="image/*"
            variant="secondary"
            disabled
            onFiles={() => {}}
          >
            {t.choose}
          </FileButton>
        </State>
        <State name={t.state.long}>
          <FileButton icon="camera" accept="image/*" variant="secondary" onFiles={() => {}}>
            {t.long}
          </FileButton>
        </State>
      </Specimen>
      <Specimen name="MenuButton">
        <State name={t.state.ready}>
          <MenuButton
            label={t.menu}
            className={buttonLook('secondary')}
            items={[
              { id: 'save', icon: 'check', words: t.save },
              { id: 'remove', icon: 'trash', words: t.remove },
            ]}
          >
            {t.menu}
            <Icon name="down" />
          </MenuButton>
        </State>
      </Specimen>
    </>
  );
}

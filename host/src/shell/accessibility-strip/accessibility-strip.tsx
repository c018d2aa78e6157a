import { Contrast, Moon, Sun } from 'lucide-react';
import { FocusLink } from '../focus-link.tsx';
import { neighbourScale, type Theme } from '../preferences/preferences.ts';
import { choosePreferences, usePreferences } from '../preferences/use-preferences.ts';
import { SocialLinks, type SocialLinksProps } from '../social/social-links.tsx';
import styles from './accessibility-strip.module.css';

const themeButtons: ReadonlyArray<{ theme: Theme; label: string; Icon: typeof Sun }> = [
  { theme: 'light', label: 'Tema claro', Icon: Sun },
  { theme: 'dark', label: 'Tema escuro', Icon: Moon },
  { theme: 'contrast', label: 'Alto contraste', Icon: Contrast },
];

/** Skip links of the page, visible while one of them has the focus. */
export const SkipLinks = () => (
  <nav aria-label="Atalhos desta página" className={`cluster gap-0 areia ${styles.skips}`}>
    <FocusLink target="conteudo">Ir para o conteúdo</FocusLink>
    <FocusLink target="menu">Ir para o menu</FocusLink>
    <FocusLink target="busca">Ir para a busca</FocusLink>
  </nav>
);

/**
 * First row of the header: text size, theme and, if there is space, the social networks (A 2.1). A second click on a
 * theme returns the choice to the device.
 */
export const AccessibilityStrip = ({ settings }: SocialLinksProps) => (
  <section aria-label="Barra de acessibilidade" className={`flex center push text-xs ${styles.strip}`}>
    <PreferenceButtons />
    <SocialLinks settings={settings} />
  </section>
);

function PreferenceButtons() {
  const preferences = usePreferences();
  const smaller = neighbourScale(preferences.scale, -1);
  const larger = neighbourScale(preferences.scale, 1);
  return (
    // Without scripts the browser's own zoom helps.
    <fieldset className={`needsScript flex center ${styles.preferences}`}>
      <legend className="visuallyHidden">Texto e cores</legend>
      <button
        type="button"
        aria-label="A− Diminuir o texto"
        aria-disabled={smaller === null}
        onClick={() => smaller && choosePreferences({ ...preferences, scale: smaller })}
      >
        <span aria-hidden="true">A−</span>
      </button>
      <button
        type="button"
        aria-label="A+ Aumentar o texto"
        aria-disabled={larger === null}
        onClick={() => larger && choosePreferences({ ...preferences, scale: larger })}
      >
        <span aria-hidden="true">A+</span>
      </button>
      <output className={`muted ${styles.scale}`}>
        <span className="visuallyHidden">Tamanho do texto: </span>
        {`${(preferences.scale ?? '100').replace('.', ',')}%`}
      </output>
      {themeButtons.map(({ theme, label, Icon }) => {
        const chosen = preferences.theme === theme;
        return (
          <button
            key={theme}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={chosen}
            onClick={() => choosePreferences({ ...preferences, theme: chosen ? null : theme })}
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}

import {
  brandHistory,
  historyLead,
  type TimelineEntry,
  timeline,
} from '@portal/contract/institution/history';
import { areaSlug } from '@portal/ui/area';
import { Carousel } from '@portal/ui/carousel';
import { Container } from '@portal/ui/container';
import { Dialog } from '@portal/ui/dialog';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { useState } from 'react';
import { Scene } from '../../parts/scene.tsx';
import { Prose } from '../../parts/text-page.tsx';
import scenes from './scenes.svg';
import styles from './timeline-slide.module.css';

const AUTOPLAY_MS = 6000;

/** /historia: fourteen events from 1946 to 2017, then the brand (A 2.6, A 9). */
export function Component() {
  const [enlarged, setEnlarged] = useState<TimelineEntry | null>(null);
  return (
    <>
      <PageHeader
        title="História"
        lead={historyLead}
        breadcrumbs={[{ label: 'Quem somos', to: '/QuemSomos' }]}
      />
      <Container>
        <div className="py-6 pageEnd">
          <Carousel
            label="Linha do tempo"
            autoplayMs={AUTOPLAY_MS}
            slides={timeline.map((entry) => ({
              key: entry.year,
              label: `${entry.year}, ${entry.title}`,
              node: <TimelineSlide entry={entry} onEnlarge={() => setEnlarged(entry)} />,
            }))}
          />
        </div>
      </Container>
      <Dialog
        open={enlarged !== null}
        onClose={() => setEnlarged(null)}
        title={enlarged ? `${enlarged.year}: ${enlarged.title}` : ''}
        size="wide"
      >
        {enlarged && <EntryScene entry={enlarged} />}
      </Dialog>
      <Section title="Evolução da marca" tone="areia">
        <Prose columns>
          {brandHistory.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
    </>
  );
}

/** Historical event: year, picture, title and text; a click enlarges the picture (A 2.6). */
const TimelineSlide = ({ entry, onEnlarge }: { entry: TimelineEntry; onEnlarge: () => void }) => (
  <article className={`card grid tall clip ${styles.slide}`}>
    <button type="button" className={`block relative shrinks ${styles.picture}`} onClick={onEnlarge}>
      <EntryScene entry={entry} />
      <span className="visuallyHidden">
        Ampliar a imagem de {entry.year}: {entry.title}
      </span>
    </button>
    <div className={`stack gap-3 p-6 lineTop ${styles.words}`}>
      <p className={`heading tabular ${styles.year}`}>{entry.year}</p>
      <h2>{entry.title}</h2>
      <p>{entry.text}</p>
    </div>
  </article>
);

/** Picture of a historical event in the colours of its area. */
const EntryScene = ({ entry: { year, area, picture } }: { entry: TimelineEntry }) => (
  <Scene label={picture} area={areaSlug(area) ?? ''} drawing={`${scenes}#y${year}`} />
);

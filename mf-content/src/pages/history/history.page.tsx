import {
  brandHistory,
  historyLead,
  type TimelineEntry,
  timeline,
} from '@portal/contract/institution/history';
import { Carousel } from '@portal/ui/carousel';
import { Container } from '@portal/ui/container';
import { Dialog } from '@portal/ui/dialog';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { useState } from 'react';
import cards from '../../parts/cards.module.css';
import { Prose } from '../../parts/prose.tsx';
import { EntryScene } from './entry-scene.tsx';
import { TimelineSlide } from './timeline-slide.tsx';

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
        <div className={cards.state}>
          <Carousel
            label="Linha do tempo"
            perPage={1}
            autoplayMs={AUTOPLAY_MS}
            wrap
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

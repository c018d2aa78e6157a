import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { type ListPlacement, placeList } from './place-list.ts';

/**
 * Places an open list of a field, and updates it when the on-screen keyboard or the page moves.
 * @returns attributes for the panel around the list
 */
export function useListPlacement(id: string, isOpen: boolean) {
  const [placement, setPlacement] = useState<ListPlacement | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const view = window.visualViewport;
    const place = () => {
      const field = document.getElementById(id)?.getBoundingClientRect();
      if (!field) return null;
      const top = view?.offsetTop ?? 0;
      const placed = placeList(field, { top, bottom: top + (view?.height ?? innerHeight) }, innerHeight);
      setPlacement(placed);
      return placed;
    };
    // Not on scrolling: this would work against the visitor.
    const makeRoom = () => {
      if (!place()?.isCramped) return;
      document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
      place();
    };
    makeRoom();
    view?.addEventListener('resize', makeRoom);
    view?.addEventListener('scroll', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      view?.removeEventListener('resize', makeRoom);
      view?.removeEventListener('scroll', place);
      removeEventListener('scroll', place);
    };
  }, [id, isOpen]);
  return {
    'data-above': placement?.isAbove || undefined,
    style: placement ? ({ '--room': `${placement.room}px` } as CSSProperties) : undefined,
  };
}

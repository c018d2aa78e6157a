import { useEffect, useState } from 'react';
import { ROOT_ID } from '../app/boot-data.ts';
import { Slot } from '../remote/slot.ts';

/** Part of the page that a remote fills. */
interface PagePart {
  /** Remote of the page, or name of the slot. */
  kind: 'page' | 'slot';
  name: string;
  elements: Element[];
}

/** Node of React's tree, as React's DevTools read it. */
interface Fiber {
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Returns the parts of the page after each change of its elements or size. */
export function usePageParts(): readonly PagePart[] {
  const [parts, setParts] = useState<readonly PagePart[]>([]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setParts(findPageParts()));
    };
    const root = document.getElementById(ROOT_ID) ?? document.body;
    const changes = new MutationObserver(update);
    changes.observe(root, { childList: true, subtree: true });
    const sizes = new ResizeObserver(update);
    sizes.observe(root);
    update();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return parts;
}

/** Finds the page's regions and slots in React's tree, because they have no element of their own. */
function findPageParts(): PagePart[] {
  const root = document.getElementById(ROOT_ID);
  const [, container] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const current = (container as { stateNode?: { current?: Fiber } } | undefined)?.stateNode?.current;
  const parts: PagePart[] = [];
  if (current) collectParts(current, parts);
  return parts;
}

function collectParts(fiber: Fiber, parts: PagePart[]): void {
  const part = parsePart(fiber);
  // A page contains its layouts' pages, which are the same part.
  if (part && !parts.some(({ kind, name }) => kind === part.kind && name === part.name))
    parts.push({ ...part, elements: collectElements(fiber) });
  for (const child of childrenOf(fiber)) collectParts(child, parts);
}

function parsePart({ type, memoizedProps }: Fiber): Pick<PagePart, 'kind' | 'name'> | null {
  if (type === Slot) return { kind: 'slot', name: String(memoizedProps?.name) };
  const id = (memoizedProps?.match as { route?: { id?: string } } | undefined)?.route?.id;
  const [, remote] = /^([a-z][a-z0-9-]*):/.exec(id ?? '') ?? [];
  return remote ? { kind: 'page', name: remote } : null;
}

/** Returns the outermost elements. */
const collectElements = (fiber: Fiber): Element[] =>
  childrenOf(fiber).flatMap((child) =>
    child.stateNode instanceof Element ? [child.stateNode] : collectElements(child),
  );

function childrenOf({ child }: Fiber): Fiber[] {
  const children: Fiber[] = [];
  for (let next = child; next; next = next.sibling) children.push(next);
  return children;
}

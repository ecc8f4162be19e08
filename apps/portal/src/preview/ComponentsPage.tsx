import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';

const catalogue = onDemand(async () => (await import('./CataloguePage.tsx')).CataloguePage);
const workbench = onDemand(async () => (await import('./workbench/WorkbenchPage.tsx')).WorkbenchPage);

/** What the catalogue of kinds is asked by. Any other address is the workbench's. */
const ofCatalogue = ['tipo', 'estado', 'variante'];

/** For those who build flows: where whole flows are written, and every kind of field by itself. */
export function ComponentsPage(): ReactNode {
  const query = new URLSearchParams(location.search);
  const page = ofCatalogue.some((name) => query.has(name)) ? catalogue : workbench;
  return <Suspense fallback={null}>{page.draw({})}</Suspense>;
}

import { GROUND, moments } from './moments.ts';
import { productScenes } from './products.ts';

/** Every scene by its name: what a step or a page is about, and what a product is about. */
export const scenes = { ...moments, ...productScenes } as const;

export type SceneName = keyof typeof scenes;

export const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** The scene as SVG for a page that carries `scenes.css`; hidden from screen readers, for it says nothing that the words do not. */
export const sceneSvg = (name: SceneName, ground = GROUND): string =>
  `<svg class="scene" viewBox="0 0 200 200" aria-hidden="true" focusable="false">${ground}${scenes[name]}</svg>`;

import type { CompiledForm } from '@passo/engine/form/compile.ts';
import { useMemo, type ReactNode } from 'react';
import styles from '../workbench.module.css';
import { BOX, pictureOf, type Arrow } from './layout.ts';

/** The most letters that fit into a box. */
const LETTERS = 17;
const short = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

const curve = ({ from, to }: Arrow): string => {
  const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x, to.y + BOX.height / 2];
  const bend = Math.max(24, (x2 - x1) / 2);
  return `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2 - 7},${y2}`;
};

/** Which field hangs on which, as a picture, and in words for whoever does not see it. */
export function Graph({ form }: { readonly form: CompiledForm | undefined }): ReactNode {
  const picture = useMemo(() => form && pictureOf(form), [form]);
  if (picture === undefined || picture.arrows.length === 0)
    return <p className={styles.fine}>Neste passo nenhum campo depende de outro.</p>;
  const { boxes, arrows, width, height } = picture;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Dependências entre os campos">
      <svg
        className={styles.graph}
        width={width}
        height={height}
        viewBox={`-1 -1 ${width} ${height}`}
        aria-hidden="true"
      >
        <defs>
          <marker id="ponta" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0,0 L8,4 L0,8 z" />
          </marker>
        </defs>
        {arrows.map((arrow) => (
          <path
            key={`${arrow.from.name} ${arrow.to.name} ${arrow.why}`}
            d={curve(arrow)}
            data-why={arrow.why}
            markerEnd="url(#ponta)"
          />
        ))}
        {boxes.map(({ name, x, y, outer }) => (
          <g key={name} transform={`translate(${x} ${y})`} data-outer={outer || undefined}>
            <title>{name}</title>
            <rect width={BOX.width} height={BOX.height} rx="8" />
            <text x={BOX.width / 2} y={BOX.height / 2 + 5}>
              {short(name)}
            </text>
          </g>
        ))}
      </svg>
      <ul className={styles.list}>
        {arrows.map(({ from, to, why }) => (
          <li key={`${from.name} ${to.name} ${why}`}>
            <code>{from.name}</code> {why} <code>{to.name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

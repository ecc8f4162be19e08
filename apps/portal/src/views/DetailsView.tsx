import { Form } from '@passo/engine/form/form.ts';
import { isEmptyAnswer } from '@passo/engine/json.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { FactsTable, type Fact } from '@passo/ui/money/FactsTable.tsx';
import type { ReactNode } from 'react';
import { contextOf, isReviewable, type Journey } from '../journey/journey.ts';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { useSession } from '../session/useSession.ts';
import { stepActions } from './stepActions.ts';
import { descriptionOf, titleOf, type ViewProps } from './view.ts';
import styles from './details.module.css';

/** Everything that was answered, step by step, with the way back to what is wrong. */
export function DetailsView({ journey, step, compiled }: ViewProps): ReactNode {
  const { submit } = stepActions(useSession(), step);
  const earlier = journey.live.filter(({ index }) => index < compiled.index);
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      footer={<Button onClick={submit}>{step.buttonText ?? step.texts.init?.action ?? 'Continuar'}</Button>}
    >
      {earlier.map((one) => (
        <Answers key={one.slug} journey={journey} of={one} />
      ))}
    </StepLayout>
  );
}

function Answers({ journey, of }: { readonly journey: Journey; readonly of: CompiledStep }): ReactNode {
  const { router } = useSession();
  const facts = factsOf(journey, of);
  if (facts.length === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{of.definition.name}</h2>
        {isReviewable(journey, of.slug) && (
          <LinkButton onClick={() => router.go(`/${of.slug}`)}>
            Alterar<span className="visually-hidden"> {of.definition.name}</span>
          </LinkButton>
        )}
      </div>
      <FactsTable caption={of.definition.name} facts={facts} />
    </section>
  );
}

/** What the visible fields of a step say, in words. Consents and photos are told by their labels elsewhere. */
function factsOf(journey: Journey, step: CompiledStep): readonly Fact[] {
  const answers = journey.proposal?.selfContract[step.slug] ?? {};
  const form = new Form(step.form, contextOf(journey, step));
  return form.visibleFields().flatMap(({ key, kind, definition }): Fact[] => {
    const view = form.view(key);
    if (kind === undefined || kind.answers === false || kind.upload === true || definition.term !== undefined)
      return [];
    if (view?.value === undefined || isEmptyAnswer(answers[key])) return [];
    return [{ label: view.label, values: [kind.format(view.value, definition)] }];
  });
}

interface Told {
  readonly key: string;
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  readonly message?: string | undefined;
}

interface TutorialStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** What one has to know before one does it. */
  readonly notes: readonly string[];
}

/** The numbered steps of a tutorial: a message without a title of its own is a note to the step before it. */
export function tutorialSteps(fields: readonly Told[]): readonly TutorialStep[] {
  return fields.reduce<readonly TutorialStep[]>((steps, { key, title, label, message = '' }) => {
    const heading = title ?? label ?? '';
    const before = steps.at(-1);
    if (heading !== '' || before === undefined) return [...steps, { key, title: heading, text: message, notes: [] }];
    return [...steps.slice(0, -1), { ...before, notes: [...before.notes, message] }];
  }, []);
}

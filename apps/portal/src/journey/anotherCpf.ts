/** Nobody asks in somebody else's name: it is for one's own CPF, typed wrong. The label is the specification's. */
export const anotherCpf = { why: 'Digitou o seu CPF errado?', label: 'Refazer análise com outro CPF' } as const;

export interface ProblemDefinition {
  /** HTTP status; for problems that only the browser meets, the nearest one. */
  readonly status: number;
  /** Heading of an error screen, where the specification has one. */
  readonly title?: string;
  /** Fit to show: Portuguese, no internal detail, no personal data. */
  readonly message: string;
}

export const UNSTABLE = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';
export const severeTitle = 'Instabilidade na comunicação';

/** What goes wrong without a server to say so. Apart from the rest of the catalogue, which no page has to carry. */
export const browserProblems = {
  'cookies.blocked': {
    status: 400,
    title: 'Atenção - Cookies bloqueados!',
    message: 'Esse página necessita de acesso aos cookies para seu funcionamento.',
  },
  'network.offline': { status: 503, message: 'Verifique sua conexão com a internet.' },
  'network.failed': { status: 503, message: 'Por favor, tente novamente recarregando a página.' },
  'network.unstable': { status: 503, message: UNSTABLE },
  'answer.empty': { status: 502, message: UNSTABLE },
  'proposal.notCreated': { status: 502, message: 'Não foi possível criar a proposta, tente novamente mais tarde.' },
  unknown: { status: 500, message: 'Erro desconhecido' },
} as const satisfies Record<string, ProblemDefinition>;

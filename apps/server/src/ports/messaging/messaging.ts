export type MessageChannel = 'sms' | 'email' | 'whatsapp';

export interface Message {
  readonly channel: MessageChannel;
  /** Digits of a phone with DDD, or an e-mail address. */
  readonly to: string;
  readonly text: string;
}

interface Sent {
  readonly ok: boolean;
  /** What the messenger calls it, where it tells later what became of it. */
  readonly reference?: string;
}

/** Carries a message to a person. The key makes sending twice sending once. */
export interface Messaging {
  send(message: Message, key: string): Promise<Sent>;
}

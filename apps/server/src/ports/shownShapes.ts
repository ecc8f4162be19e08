import { isPlainName, type AnswerOf } from '@passo/catalog';
import { isCalendarDate } from '@passo/domain';
import { z } from 'zod';

/* Answers whose words a customer reads as they were told: a register's name of a benefit, what was read of a bill. */

const centavos = z.int().min(0).max(1_000_000_000_000);
const plain = z.string().min(1).max(80).refine(isPlainName);
/** Letters alone: a person may be called Mora, and nobody states a rate without figures. */
const personName = z
  .string()
  .max(160)
  .regex(/^(?!.*\.\p{L})[\p{L}\p{M} .'’-]*$/u);

const MOST_BENEFITS = 50;

export const benefitsShape = z.object({
  benefits: z
    .array(
      z.object({
        number: z.string().regex(/^\d{1,20}$/),
        species: plain,
        marginCentavos: centavos,
        cardMarginCentavos: centavos.exactOptional(),
        amountCentavos: centavos.exactOptional(),
        assistance: z.boolean().exactOptional(),
      }),
    )
    .max(MOST_BENEFITS),
}) satisfies z.ZodType<AnswerOf<'benefits.query'>>;

export const billShape = z.object({
  installation: z
    .string()
    .max(40)
    .regex(/^[\dA-Za-z./-]*$/),
  holder: personName,
  amountCentavos: centavos,
  dueOn: z.string().refine((day) => day === '' || isCalendarDate(day)),
}) satisfies z.ZodType<AnswerOf<'utility.readBill'>>;

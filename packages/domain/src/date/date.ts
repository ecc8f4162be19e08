/** A day of the calendar, `YYYY-MM-DD`: no hour, no zone. */
export type CalendarDate = `${number}-${number}-${number}`;

const names = ['Inscrito', 'Classificado', 'Reserva', 'Cancelado'];

/** A registration's status, 1–4, in words (B 2.7). */
export const statusName = (status: number): string => names[status - 1] ?? '';

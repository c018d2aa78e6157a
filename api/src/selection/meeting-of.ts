interface Known {
  item: { place?: string | null; cityInfo: string | null };
  process: { cityInfo: string | null };
  unit: { name: string; address: string } | null;
}

/** Where an offer takes place, the same in every answer, mail and calendar. */
export const meetingOf = ({ item, process, unit }: Known) => ({
  place: item.place ?? unit?.name ?? item.cityInfo ?? process.cityInfo,
  address: unit?.address ?? null,
});

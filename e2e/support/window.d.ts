interface Window {
  /** Left by the first page of a journey: gone with its document. */
  firstDocument?: true;
  /** Scroll position at the last click that a test looked at; gone with the document. */
  clickedAt?: number;
  /** What the host leaves for tests and support: the page's one router and query client. */
  __portal: {
    router: {
      navigate(to: string): Promise<void>;
      state: { location: { pathname: string }; navigation: { state: 'idle' | 'loading' | 'submitting' } };
    };
    queryClient: {
      getQueryCache(): { getAll(): { state: { dataUpdatedAt: number } }[] };
      isFetching(): number;
    };
  };
  /** Tells the test of a violation of the content security policy. */
  reportViolation(line: string): void;
}
